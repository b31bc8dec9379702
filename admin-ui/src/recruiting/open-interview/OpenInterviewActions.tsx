import type { OpenInterviewView } from 'contracts/recruiting/open-interview/open-interview.entity';
import { openInterviewPath } from 'contracts/recruiting/public/public.paths';
import { Allowed, useMe } from '#admin-ui/providers/me.tsx';
import { CompareLink } from '#admin-ui/recruiting/interview-review/CompareLink.tsx';
import { ProofLink } from '#admin-ui/recruiting/response/ProofLink.tsx';
import { CopyLinkButton } from '#admin-ui/shared/CopyLinkButton.tsx';
import { OpenButton } from './OpenButton.tsx';

export const OpenInterviewActions = ({ record }: { record: OpenInterviewView }) => {
  const { currentTenant } = useMe();
  const path = currentTenant && openInterviewPath(currentTenant.subdomain, record.id);
  return (
    <>
      <CompareLink resource="open-interviews" id={record.id} />
      <ProofLink resource="open-interviews" id={record.id} />
      {record.status === 'open' && path && <CopyLinkButton path={path} />}
      <Allowed to="tenant.interviews.update">
        <OpenButton interview={record} path={path ?? ''} />
      </Allowed>
    </>
  );
};
