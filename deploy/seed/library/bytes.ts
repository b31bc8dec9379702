import { createHash } from 'node:crypto';
import { acceptedTypes } from 'contracts/library/file/file.choices';
import { type FileContent, libraryText } from '#deploy/seed/content';
import { docxOf } from '#deploy/seed/library/docx';
import { pdfOf } from '#deploy/seed/library/pdf';

const made = async (subdomain: string, content: FileContent): Promise<Buffer> => {
  if ('picture' in content) return content.picture();
  const { title, paragraphs } = await libraryText(subdomain, content.text);
  return content.name.endsWith('.docx') ? docxOf(title, paragraphs) : pdfOf(title, paragraphs);
};

/** A file of the demo: its bytes, what they hash to, and as what it is sent. */
export const bytesOf = async (subdomain: string, content: FileContent) => {
  const bytes = await made(subdomain, content);
  const extension = content.name.split('.').at(-1) as keyof typeof acceptedTypes;
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex'), filetype: acceptedTypes[extension].mime };
};
