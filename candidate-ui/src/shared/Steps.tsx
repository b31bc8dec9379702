import styled from '@emotion/styled';
import { colour } from 'ui-kit/theme/colours';

const List = styled.ol({
  display: 'grid',
  gap: 14,
  margin: '24px 0',
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& li': { display: 'grid', gridTemplateColumns: '28px 1fr', gap: 12, counterIncrement: 'step' },
  '& li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    height: 28,
    borderRadius: 999,
    fontSize: '0.8125rem',
    fontWeight: 620,
    color: colour.brand,
    background: colour.sunken,
  },
  '& p': { alignSelf: 'center' },
});

/** What comes next, in its order. */
export const Steps = ({ steps }: { steps: readonly string[] }) => (
  <List>
    {steps.map((step) => (
      <li key={step}>
        <p>{step}</p>
      </li>
    ))}
  </List>
);
