import type { FileView } from 'contracts/library/file/file.entity';
import { useTranslate } from 'react-admin';

/** `PDF`; of a file that is still on its way, how far it is. */
export const FileKind = ({ file: { status, extension } }: { file: FileView }) => {
  const t = useTranslate();
  return status === 'completed' ? (extension ?? '').toUpperCase() : t(`resources.files.status.${status}`);
};
