import styled from '@emotion/styled';
import { ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import type { waysIn } from 'ui-kit/identity/session/redirect';
import { colour } from 'ui-kit/theme/colours';

const Root = styled.div({ display: 'grid', gap: 12 });
const Small = styled.p({ fontSize: '0.875rem', color: colour.inkSoft });

type Props = {
  ways: ReturnType<typeof waysIn>;
  /** What the account is good for, and how one is made; by default: to apply. */
  why?: string;
  signUp?: string;
};

/** One applies with an account: two ways to it, both of which come back here. */
export const ComeIn = ({ ways, why, signUp }: Props) => {
  const { t } = useTranslation();
  return (
    <Root>
      <ActionLink to={ways.candidate}>{signUp ?? t('application.comeIn.signUp')}</ActionLink>
      <ActionLink kind="quiet" to={ways.login}>
        {t('application.comeIn.login')}
      </ActionLink>
      <Small>{why ?? t('application.comeIn.why')}</Small>
    </Root>
  );
};
