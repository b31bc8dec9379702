import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { StepActions } from 'ui-kit/answer/StepActions';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { colour } from 'ui-kit/theme/colours';
import { Card } from '#candidate-ui/shared/Card';

const Above = styled.p({ marginBottom: 4, fontSize: '0.875rem', fontWeight: 560, color: colour.inkSoft });
const Lead = styled.p({ marginTop: 6, maxWidth: '62ch', color: colour.inkSoft });
const Body = styled(Card)({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, marginTop: 20 });

/** The way to other steps. */
export const StepNav = styled(StepActions)({
  justifyContent: 'space-between',
  paddingTop: 20,
  borderTop: `1px solid ${colour.line}`,
});

type Props = { above?: string; title: string; lead?: string | undefined; actions?: ReactNode; children: ReactNode };

/** One step of an interview. */
export const StepPage = ({ above, title, lead, actions, children }: Props) => (
  <>
    {above && <Above>{above}</Above>}
    <PageTitle title={title} />
    {lead && <Lead>{lead}</Lead>}
    <Body>{children}</Body>
    {actions && <StepActions style={{ marginTop: 20 }}>{actions}</StepActions>}
  </>
);
