import type { FileView } from 'contracts/library/file/file.entity';

const MB = 1_048_576;
/** Bytes of a file that the page reads whole to show it. */
const MOST_READ = 25 * MB;

export type PreviewKind = 'image' | 'media' | 'pdf' | 'text';

/** What of a file is needed to show it. */
export type PreviewedFile = Pick<FileView, 'id' | 'name' | 'type' | 'extension' | 'size' | 'status'> &
  Partial<Pick<FileView, 'playback' | 'width'>>;

/** How a file is shown; `large`: it could be, but is too large to be read into the page. */
export const previewKind = ({ type, extension, size }: PreviewedFile): PreviewKind | 'none' | 'large' => {
  if (type === 'image') return 'image';
  if (type === 'video' || type === 'audio') return 'media';
  if (extension !== 'pdf' && extension !== 'docx') return 'none';
  if (size > MOST_READ) return 'large';
  return extension === 'pdf' ? 'pdf' : 'text';
};
