import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

const Root = styled('section')(({ theme }) => ({
  minWidth: 0,
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
}));
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '16px 20px 0',
});
const Body = styled('div')({ padding: '14px 20px 20px' });

/** Part of a page with a heading of its own. */
export const Panel = ({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Head>
        <Typography id={id} variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {actions}
      </Head>
      <Body>{children}</Body>
    </Root>
  );
};

/** A wide column and a narrow one, below one another on a phone. */
export const TwoColumns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)',
  '@media (max-width: 999px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > [data-first]': { order: -1 } },
});

/** Name and value pairs. */
export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  gap: '10px 20px',
  alignItems: 'baseline',
  margin: 0,
  fontSize: '0.875rem',
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
}));
