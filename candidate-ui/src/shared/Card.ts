import styled from '@emotion/styled';
import { colour } from 'ui-kit/theme/colours';

/** A surface of its own. */
export const Card = styled.section({
  padding: 'clamp(16px, 3vw, 28px)',
  borderRadius: 14,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
});

/** One thing of several under each other. */
export const CardList = styled.ul({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
