import { styled } from '@mui/material/styles';
import { usePreview } from '#admin-ui/library/file/useTicket';

const Picture = styled('img')({ display: 'block', width: '100%', aspectRatio: '800 / 418', objectFit: 'cover' });

/** The picture of a program, which says nothing that its name does not. */
export const Thumbnail = ({ fileId }: { fileId: string }) => {
  const { data: url } = usePreview(fileId, true);
  return url ? <Picture src={url} alt="" /> : null;
};
