import styled from '@emotion/styled';
import { Link } from 'react-router';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { isForCandidates, waysIn } from 'ui-kit/identity/session/redirect';
import { colour } from 'ui-kit/theme/colours';

const Root = styled.div({ marginTop: 32, paddingTop: 24, borderTop: `1px solid ${colour.line}` });
const Ask = styled.p({ fontSize: '0.875rem', color: colour.inkSoft });
const List = styled.ul({ display: 'grid', gap: 4, margin: '8px 0 0', padding: 0, listStyle: 'none' });
const SignUpLink = styled(Link)({ display: 'inline-block', padding: '6px 0', fontWeight: 560 });

/** The two sign-ups; the one that fits the redirect stands first. */
export const SignUpLinks = ({ redirect }: { redirect: string | null }) => {
  const { t } = useTranslation();
  const { candidate, company } = waysIn(redirect);
  const links = [
    { to: company, text: t('session.login.signUpCompany') },
    { to: candidate, text: t('session.login.signUpCandidate') },
  ];
  if (isForCandidates(redirect)) links.reverse();
  return (
    <Root>
      <Ask>{t('session.login.isNew')}</Ask>
      <List>
        {links.map(({ to, text }) => (
          <li key={to}>
            <SignUpLink to={to}>{text}</SignUpLink>
          </li>
        ))}
      </List>
    </Root>
  );
};
