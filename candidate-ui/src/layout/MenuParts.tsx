import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { colour } from 'ui-kit/theme/colours';
import { Icon, type IconName } from '#candidate-ui/shared/Icon.tsx';

const Entry = styled.button({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 40,
  padding: '6px 10px',
  border: 0,
  borderRadius: 8,
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'left',
  color: colour.ink,
  background: 'transparent',
  cursor: 'pointer',
  '&:hover, &:focus-visible': { background: colour.sunken },
  '& > span': { flex: 1, minWidth: 0 },
});
const Person = styled.div({
  padding: '8px 10px 10px',
  lineHeight: 1.35,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& strong': { display: 'block', fontWeight: 600 },
  '& span': { fontSize: '0.8125rem', color: colour.inkSoft },
});
const Head = styled.div({ padding: '10px 10px 4px', fontSize: '0.75rem', fontWeight: 600, color: colour.inkSoft });
const Rule = styled.div({ height: 1, margin: 6, background: colour.line });

type Props = { onClick: () => void; children: ReactNode };

export const Item = ({ icon, onClick, children }: Props & { icon: IconName }) => (
  <Entry type="button" role="menuitem" tabIndex={-1} onClick={onClick}>
    <Icon name={icon} size={18} />
    <span>{children}</span>
  </Entry>
);

export const Choice = ({ isChosen, onClick, children }: Props & { isChosen: boolean }) => (
  <Entry type="button" role="menuitemradio" aria-checked={isChosen} tabIndex={-1} onClick={onClick}>
    <span>{children}</span>
    {isChosen && <Icon name="check" size={16} />}
  </Entry>
);

export const Who = ({ name, email }: { name: string; email: string }) => (
  <Person role="presentation">
    <strong>{name}</strong>
    <span>{email}</span>
  </Person>
);
export const Subheader = ({ children }: { children: ReactNode }) => <Head role="presentation">{children}</Head>;
export const Line = () => <Rule role="separator" />;
