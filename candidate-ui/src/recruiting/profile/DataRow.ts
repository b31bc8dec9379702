import styled from '@emotion/styled';
import { colour } from 'ui-kit/theme/colours';

/** One thing to ask for: what it is, and its button. */
export const DataRow = styled.div({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  marginTop: 20,
  '& + &': { paddingTop: 20, borderTop: `1px solid ${colour.line}` },
  '& > p': { maxWidth: '60ch', color: colour.inkSoft },
  '& > button': { marginTop: 6 },
});
