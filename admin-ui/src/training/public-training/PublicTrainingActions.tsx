import type { PublicTrainingView } from 'contracts/training/public-training/public-training.entity';
import { publicTrainingPath } from 'contracts/training/public-training/public-training.paths';
import { Allowed, useMe } from '#admin-ui/providers/me.tsx';
import { CommandButton } from '#admin-ui/shared/CommandDialog.tsx';
import { CopyLinkButton } from '#admin-ui/shared/CopyLinkButton.tsx';

/** Opens a training to whoever has its link, or closes it, once somebody has read what follows. */
export const PublicTrainingActions = ({ record }: { record: PublicTrainingView }) => {
  const { currentTenant } = useMe();
  const { id, status, slug, programName } = record;
  const path = currentTenant ? publicTrainingPath(currentTenant.subdomain, slug) : '';
  const action = status === 'open' ? 'withdraw' : 'open';
  return (
    <>
      {status === 'open' && path && <CopyLinkButton path={path} />}
      <Allowed to="tenant.training.programs.update">
        <CommandButton
          button={{ variant: action === 'open' ? 'contained' : 'outlined' }}
          resource="public-trainings"
          id={id}
          action={action}
          words={`resources.public-trainings.${action}`}
          values={{ name: programName ?? slug, address: `${window.location.host}${path}` }}
        />
      </Allowed>
    </>
  );
};
