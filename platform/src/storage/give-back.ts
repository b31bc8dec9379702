/**
 * Gives the memory of bytes back at once that nobody reads any more. Left to the garbage collector, which looks at small objects and
 * not at what hangs on them, a fast upload has tens of megabytes of read bytes waiting. Bytes that share their memory stay as they are.
 */
export const giveBack = ({ buffer, byteLength }: Uint8Array): void => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
};
