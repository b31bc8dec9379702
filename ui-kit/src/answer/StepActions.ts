import styled from '@emotion/styled';

/** What is done next. */
export const StepActions = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
