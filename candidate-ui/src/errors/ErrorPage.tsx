import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { endSession } from '#candidate-ui/identity/session/endSession';
import { HOME } from '#candidate-ui/identity/session/redirect';
import { ActionButton } from '#candidate-ui/shared/ActionButton.tsx';
import { Wordmark } from '#candidate-ui/shared/BrandMark.tsx';
import { PreferenceControls } from '#candidate-ui/shared/PreferenceControls.tsx';
import { useDocumentTitle } from '#candidate-ui/shared/useDocumentTitle';

const Frame = styled('div')({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  padding: 'clamp(20px, 4vw, 40px)',
});
const Message = styled('main')({ alignSelf: 'center', maxWidth: 520, marginInline: 'auto', width: '100%' });
const StatusCode = styled('p')(({ theme }) => ({
  margin: '0 0 12px',
  fontSize: '0.8125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: theme.palette.primary.main,
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 28 });

/** A page that says what went wrong and where to go from here. */
export const ErrorPage = ({ status, name }: { status: number; name: 'accessDenied' | 'pageNotFound' }) => {
  const { t } = useTranslation();
  const title = t(`errors.${name}.title`);
  useDocumentTitle(title);
  return (
    <Frame>
      <header>
        <Wordmark />
      </header>
      <Message>
        <StatusCode>{status}</StatusCode>
        <Typography component="h1" variant="h1" sx={{ fontSize: 'clamp(1.75rem, 5vw, 2.25rem)' }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{t(`errors.${name}.lead`)}</Typography>
        <Actions>
          <ActionButton href={HOME}>{t('errors.home')}</ActionButton>
          {name === 'accessDenied' && (
            <ActionButton quiet type="button" onClick={() => void endSession()}>
              {t('errors.otherAccount')}
            </ActionButton>
          )}
        </Actions>
      </Message>
      <footer>
        <PreferenceControls />
      </footer>
    </Frame>
  );
};
