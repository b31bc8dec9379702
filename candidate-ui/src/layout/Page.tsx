import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { colour } from 'ui-kit/theme/colours';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';

const Lead = styled.p({ marginTop: 6, maxWidth: '62ch', color: colour.inkSoft });
const Body = styled.div({ marginTop: 24 });

type Props = { title: string; lead?: ReactNode; crumbs?: readonly Crumb[]; children: ReactNode };

/** A page of the portal: the way to it, its title, what it holds. */
export const Page = ({ title, lead, crumbs, children }: Props) => (
  <>
    <Breadcrumbs crumbs={crumbs} here={title} />
    <PageTitle title={title} />
    {lead && <Lead>{lead}</Lead>}
    <Body>{children}</Body>
  </>
);
