import styled from '@emotion/styled';
import { locales } from 'contracts/kernel/locales';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { lazyPage } from 'ui-kit/page/lazyPage';
import { languageNames, themeChoices } from 'ui-kit/preferences/choices';
import { localePreference, themePreference, useLocale, useThemeChoice } from 'ui-kit/preferences/preferences';
import { colour } from 'ui-kit/theme/colours';
import { openQueues } from 'ui-kit/upload/open-queues';
import { endSession } from '#candidate-ui/identity/session/endSession';
import { useMe } from '#candidate-ui/identity/session/me';
import { Icon } from '#candidate-ui/shared/Icon.tsx';
import { PersonMark } from '#candidate-ui/shared/PersonMark.tsx';
import { goToCompany } from './goToCompany.ts';
import { Choice, Item, Line, Subheader, Who } from './MenuParts.tsx';
import { useMenu } from './useMenu.ts';

const LogOutQuestion = lazyPage(() => import('ui-kit/upload/LogOutQuestion.tsx'), 'LogOutQuestion');

const Root = styled.div({ position: 'relative', flexShrink: 0 });
const Button = styled.button({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  padding: '4px 6px',
  border: 0,
  borderRadius: 999,
  font: 'inherit',
  color: colour.inkSoft,
  background: 'transparent',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { background: colour.sunken },
});
const Panel = styled.div({
  position: 'absolute',
  zIndex: 30,
  top: 'calc(100% + 6px)',
  right: 0,
  width: 'min(280px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 84px)',
  overflowY: 'auto',
  padding: 6,
  borderRadius: 12,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  boxShadow: '0 12px 32px rgb(0 0 0 / .16)',
});

/** Who is logged in; their companies, language, theme and the way out. */
export const UserMenu = () => {
  const { t } = useTranslation();
  const { data: me } = useMe();
  const locale = useLocale();
  const theme = useThemeChoice();
  const menu = useMenu();
  const navigate = useNavigate();
  const [isAsked, ask] = useState(false);
  const end = () => {
    if (!openQueues.areAtRisk()) return void endSession();
    menu.close();
    ask(true);
  };
  const label = t('shell.account', { name: me?.name ?? '' });

  return (
    <Root ref={menu.root} onKeyDown={menu.isOpen ? menu.onKeyDown : undefined}>
      <Button
        ref={menu.button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        aria-label={label}
        onClick={menu.toggle}
      >
        <PersonMark name={me?.name ?? ''} picture={me?.avatar ?? null} size={32} />
        <Icon name="chevron" size={16} />
      </Button>
      {menu.isOpen && (
        <Panel role="menu" aria-label={label}>
          <Who name={me?.name ?? ''} email={me?.email ?? ''} />
          {(me?.tenants ?? []).map((company) => (
            <Item key={company.id} icon="switch" onClick={() => void goToCompany(company.id)}>
              {t('shell.workspace.backTo', { company: company.name })}
            </Item>
          ))}
          <Item
            icon="list"
            onClick={() => {
              menu.close();
              void navigate('/c/contracts');
            }}
          >
            {t('shell.contracts')}
          </Item>
          <Subheader>{t('preferences.language')}</Subheader>
          {locales.map((option) => (
            <Choice key={option} isChosen={option === locale} onClick={() => localePreference.set(option)}>
              {languageNames[option]}
            </Choice>
          ))}
          <Subheader>{t('preferences.theme.label')}</Subheader>
          {themeChoices.map((option) => (
            <Choice key={option} isChosen={option === theme} onClick={() => themePreference.set(option)}>
              {t(`preferences.theme.${option}`)}
            </Choice>
          ))}
          <Line />
          <Item icon="leave" onClick={end}>
            {t('shell.logout')}
          </Item>
        </Panel>
      )}
      {isAsked && (
        <Suspense fallback={null}>
          <LogOutQuestion onStay={() => ask(false)} onLeave={() => void endSession()} />
        </Suspense>
      )}
    </Root>
  );
};
