import styled from '@emotion/styled';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import { endSession } from '#candidate-ui/identity/session/endSession';

const Other = styled.button({
  all: 'unset',
  marginTop: 16,
  padding: '6px 0',
  fontSize: '0.875rem',
  color: colour.inkSoft,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${colour.brand}` },
});

/** Out of this account, to come back here with another one. */
export const OtherAccount = ({ login }: { login: string }) => {
  const { t } = useTranslation();
  return (
    <Other type="button" onClick={() => void endSession(login)}>
      {t('application.otherAccount')}
    </Other>
  );
};
