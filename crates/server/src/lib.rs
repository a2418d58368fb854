//! The server: HTTP, WebSocket, tables as tasks.
