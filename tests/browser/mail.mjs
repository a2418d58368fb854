// A mail server that takes everything and sends nothing on.

import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

export class MailServer {
  #server = createServer((socket) => this.#receive(socket));
  /** The letters that came. */
  letters = [];
  url;

  async start() {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.url = `smtp://127.0.0.1:${this.#server.address().port}`;
  }

  #receive(socket) {
    socket.on('error', () => {});
    const answer = (text) => socket.write(`${text}\r\n`);
    let letter;
    createInterface(socket).on('line', (line) => {
      if (letter === undefined) {
        if (line === 'DATA') {
          letter = [];
          answer('354 go on');
        } else {
          answer(line === 'QUIT' ? '221 bye' : '250 fine');
        }
      } else if (line === '.') {
        this.letters.push(letter.join('\n').replaceAll('=\n', ''));
        letter = undefined;
        answer('250 kept');
      } else {
        letter.push(line);
      }
    });
    answer('220 here');
  }

  stop() {
    this.#server.close();
  }
}
