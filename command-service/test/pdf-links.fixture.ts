import { PDFArray, PDFDict, PDFDocument, PDFName, PDFString } from 'pdf-lib';

/** Where the links on the first page of a PDF lead. */
export const linksInPdf = async (bytes: Uint8Array): Promise<string[]> => {
  const pdf = await PDFDocument.load(bytes);
  const annotations = pdf.getPage(0).node.lookupMaybe(PDFName.of('Annots'), PDFArray);
  return (annotations?.asArray() ?? []).map((one) => {
    const action = pdf.context.lookup(one, PDFDict).lookup(PDFName.of('A'), PDFDict);
    return action.lookup(PDFName.of('URI'), PDFString).asString();
  });
};
