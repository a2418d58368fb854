// How many bytes come over the wire, to pages and workers alike: a way to the server that counts.

import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export class Wire {
  #gate;
  /** How many bytes the server has sent so far, headers too. */
  n_bytes = 0;
  url;

  static async to(server) {
    const wire = new Wire();
    const { hostname, port } = new URL(server.url);
    wire.#gate = createServer((visitor) => {
      const host = connect(Number(port), hostname);
      host.on('data', (data) => { wire.n_bytes += data.length; });
      for (const [one, other] of [[visitor, host], [host, visitor]]) {
        one.pipe(other);
        one.on('error', () => other.destroy());
      }
    });
    wire.#gate.listen(0, hostname);
    await once(wire.#gate, 'listening');
    wire.url = `http://${hostname}:${wire.#gate.address().port}`;
    return wire;
  }

  close() {
    this.#gate.close();
  }
}
