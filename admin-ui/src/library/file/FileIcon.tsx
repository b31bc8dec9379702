import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import AudioFileOutlined from '@mui/icons-material/AudioFileOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import MovieOutlined from '@mui/icons-material/MovieOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { FileType } from 'contracts/library/file/file.choices';
import type { FileView } from 'contracts/library/file/file.entity';

const icons: Record<FileType, typeof ImageOutlined> = {
  image: ImageOutlined,
  video: MovieOutlined,
  audio: AudioFileOutlined,
  document: ArticleOutlined,
};

type Props = { file: Pick<FileView, 'type' | 'extension'>; sx?: SvgIconProps['sx'] };

/** What a file is, as a sign. */
export const FileIcon = ({ file: { type, extension }, sx }: Props) => {
  const Icon = extension === 'pdf' ? PictureAsPdfOutlined : icons[type ?? 'document'];
  return <Icon aria-hidden="true" {...(sx && { sx })} />;
};
