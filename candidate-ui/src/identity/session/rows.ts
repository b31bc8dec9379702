import styled from '@emotion/styled';
import { colour } from 'ui-kit/theme/colours';

/** What happened or is under way, one below the other. */
export const Rows = styled.ul({
  display: 'grid',
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '14px 0',
  },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& > li + li': { borderTop: `1px solid ${colour.line}` },
});

export const What = styled.div({
  flex: '1 1 220px',
  minWidth: 0,
  '& > p:first-of-type': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px', fontWeight: 560 },
  '& > p + p': { marginTop: 2, fontSize: '0.875rem', color: colour.inkSoft, overflowWrap: 'anywhere' },
});

export const Remark = styled.p({
  marginTop: 4,
  fontSize: '0.9375rem',
  color: colour.inkSoft,
  'ul + &': { marginTop: 16 },
});
