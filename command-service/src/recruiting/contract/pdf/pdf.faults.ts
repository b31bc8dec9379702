/** What is wrong with a document, told by the thread that makes PDFs: `detail` is shown to people. */
export class DocumentFault extends Error {
  readonly code: string;
  readonly detail: string | undefined;
  constructor(code: string, detail?: string) {
    super(code);
    this.code = code;
    this.detail = detail;
  }
}
