import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';

type Props = { label: string; state?: Chosen };
/** Who is ticked in a list. */
export type Chosen = { candidates?: readonly string[]; users?: readonly string[] };

/** The way to a new bulk send. */
export const SendToManyLink = ({ label, state }: Props) => {
  const t = useTranslate();
  const { createPath } = useResource('contract-batches');
  return (
    <Allowed to="tenant.contracts.create">
      <Button variant="outlined" component={Link} to={createPath} state={state}>
        {t(label)}
      </Button>
    </Allowed>
  );
};

/** The same for the ticked rows of a list. */
export const SendToTicked = ({ as }: { as: keyof Chosen }) => {
  const { selectedIds } = useListContext();
  return <SendToManyLink label="resources.contracts.create" state={{ [as]: selectedIds }} />;
};
