/** What is wrong with a document, told by the process that makes PDFs: `detail` is shown to people. */
export class DocumentFault extends Error {
  readonly code: string;
  readonly detail: string | undefined;
  constructor(code: string, detail?: string) {
    super(code);
    this.code = code;
    this.detail = detail;
  }
}

/** Buffers that the process may not have. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof RangeError && /allocation failed|array length|string length/i.test(error.message);
