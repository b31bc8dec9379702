import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '2fr 2fr 1fr 1fr',
  alignItems: 'center',
  gap: 24,
  height: 48,
  padding: '0 16px',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
}));
const Frame = styled('div')(({ theme }) => ({
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
}));

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The shape of a list before its first rows have come. */
export const ListSkeleton = () => {
  const t = useTranslate();
  return (
    <Frame role="status" aria-label={t('common.loading')}>
      {rows.map((row, index) => (
        <Row key={row}>
          <Skeleton width={`${70 - (index % 3) * 14}%`} />
          <Skeleton width={`${82 - (index % 4) * 12}%`} />
          <Skeleton width="60%" />
          <Skeleton width="50%" />
        </Row>
      ))}
    </Frame>
  );
};
