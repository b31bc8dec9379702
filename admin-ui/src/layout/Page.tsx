import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import { GoBackButton } from './GoBackButton.tsx';

const Root = styled('div', { shouldForwardProp: (name) => name !== 'narrow' })<{ narrow: boolean }>(({ narrow }) => ({
  width: '100%',
  maxWidth: narrow ? 880 : 1280,
  marginInline: 'auto',
  padding: 'clamp(16px, 2.4vw, 32px) clamp(16px, 2.8vw, 40px) 64px',
}));
const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  minHeight: 36,
  marginBottom: 20,
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' });
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
  narrow?: boolean;
  children: ReactNode;
};

/** A page of the console: where it is, its one h1, what can be done here, and its content. Names the browser's tab. */
export const Page = ({ title, crumbs = [], badge, detail, actions, narrow = false, children }: Props) => {
  useEffect(() => {
    document.title = `${title} · Onrecord`;
  }, [title]);
  return (
    <Root narrow={narrow}>
      <Breadcrumbs crumbs={crumbs} here={title} />
      <Head>
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
