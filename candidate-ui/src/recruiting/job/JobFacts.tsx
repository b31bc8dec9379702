import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { colour } from 'ui-kit/theme/colours';
import { Icon, type IconName } from '#candidate-ui/shared/Icon.tsx';

const List = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 18px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  color: colour.inkSoft,
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 6, minWidth: 0 },
});

export type Fact = { icon: IconName; text: ReactNode };

/** Short facts side by side; those without a text are left out. */
export const JobFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <List>
    {facts
      .filter(({ text }) => text)
      .map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} size={16} />
          <span>{text}</span>
        </li>
      ))}
  </List>
);
