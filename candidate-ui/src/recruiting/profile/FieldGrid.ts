import styled from '@emotion/styled';

/** Fields beside each other where there is room; long texts take all of it. */
export const FieldGrid = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@media (min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'end' },
  '& > :has(textarea), & > fieldset': { gridColumn: '1 / -1' },
});
