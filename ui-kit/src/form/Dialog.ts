import styled from '@emotion/styled';
import { colour } from '#ui-kit/theme/colours';

/** A question that must be answered before anything else. */
export const Dialog = styled.dialog({
  width: 'min(480px, calc(100vw - 32px))',
  padding: 'clamp(20px, 4vw, 28px)',
  border: `1px solid ${colour.line}`,
  borderRadius: 14,
  color: colour.ink,
  background: colour.surface,
  '&::backdrop': { background: 'rgb(0 0 0 / .5)' },
});
export const DialogActions = styled.div({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 12 });
