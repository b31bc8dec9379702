import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import { GoBackButton } from './GoBackButton.tsx';
import { PartnerNote } from './PartnerNote.tsx';

const PHONE = '@media (max-width: 719px)';
/** Pixels: what stands above the page where there is no sidebar; how far a floating button is from the edges. */
const BAR_HEIGHT = 56;
const FLOAT = 18;
const SHADOW = '0 6px 18px rgb(0 0 0 / .28)';

const Root = styled('div', { shouldForwardProp: (name) => name !== 'maxWidth' })<{ maxWidth: number | 'none' }>(
  ({ maxWidth }) => ({
    width: '100%',
    maxWidth,
    marginInline: 'auto',
    padding: 'clamp(16px, 2.4vw, 32px) clamp(16px, 2.8vw, 40px) 64px',
    // What an empty list offers already does not float over it too.
    [PHONE]: { '&:has(> :not(header) [data-create]) > header [data-create]': { display: 'none' } },
  }),
);
const Where = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: 10,
});
const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  position: 'relative',
  minHeight: 36,
  marginBottom: 20,
  [PHONE]: { '&:has(.MuiIconButton-root) > :first-of-type': { paddingRight: 44 } },
  '&[data-sticky]': {
    position: 'sticky',
    top: 0,
    zIndex: 15,
    paddingBlock: 8,
    marginBlock: '-8px 12px',
    background: theme.palette.background.default,
  },
  '[data-stacked] &[data-sticky]': { top: BAR_HEIGHT },
}));
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginLeft: 'auto',
  [PHONE]: {
    // Where they take several lines they fill them; the menu of the rest is beside the title.
    '& > .MuiButton-root': { flexGrow: 1 },
    '& > .MuiIconButton-root': { position: 'absolute', top: 0, right: 0 },
    // The way to a new record is at the thumb.
    '& > [data-create]:last-of-type': { position: 'fixed', right: FLOAT, bottom: FLOAT, zIndex: 12, boxShadow: SHADOW },
  },
});
const TitleRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  minWidth: 0,
});

type Props = {
  title: string;
  /** What stands between home and this page. */
  crumbs?: readonly Crumb[];
  /** Beside the title: a status. */
  badge?: ReactNode;
  /** Under the title, softer. */
  detail?: ReactNode;
  actions?: ReactNode;
  /** The title bar stays in sight: what it offers is about rows further down. */
  isSticky?: boolean;
  narrow?: boolean;
  /** All the room there is, for what has more columns than a page is wide. */
  isWide?: boolean;
  children: ReactNode;
};

/** A page of the console: where it is, its one h1, what can be done here, and its content. Names the browser's tab. */
export const Page = ({
  title,
  crumbs = [],
  badge,
  detail,
  actions,
  isSticky = false,
  narrow = false,
  isWide = false,
  children,
}: Props) => {
  useEffect(() => {
    document.title = `${title} · Onrecord`;
  }, [title]);
  return (
    <Root maxWidth={isWide ? 'none' : narrow ? 880 : 1280}>
      <Where>
        <Breadcrumbs crumbs={crumbs} here={title} />
        <PartnerNote />
      </Where>
      <Head data-sticky={isSticky || undefined}>
        <div style={{ minWidth: 0 }}>
          <TitleRow>
            <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            {badge}
          </TitleRow>
          {detail && (
            <Typography component="div" variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {detail}
            </Typography>
          )}
        </div>
        <Actions>
          <GoBackButton />
          {actions}
        </Actions>
      </Head>
      {children}
    </Root>
  );
};
