import { type Server, STATUS_CODES } from 'node:http';
import { problem } from 'contracts/kernel/problem';

const ofFault = (code: string | undefined) => {
  if (code === 'HPE_HEADER_OVERFLOW') return problem(431, 'headers-too-large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return problem(408, 'request-timeout');
  return problem(400, 'malformed-request', { detail: 'This is not HTTP.' });
};

/** What Node refuses before any handler sees it is answered as a problem too, and the connection closed. */
export const refuseBrokenRequests = (server: Server): void => {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const refusal = ofFault(error.code);
    const text = JSON.stringify(refusal);
    socket.end(
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
    );
  });
};
