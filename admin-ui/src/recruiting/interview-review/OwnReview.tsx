import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useSend } from '#admin-ui/shared/useSend';

const words = 'resources.interview-reviews';

type Props = { responseId: string; isSubmitted: boolean; hasRated: boolean; isSmall?: boolean };

/** Where one submits one's ratings of a step, or takes them up again. */
export const OwnReview = ({ responseId, isSubmitted, hasRated, isSmall = false }: Props) => {
  const t = useTranslate();
  const { mutate, isPending } = useSend({
    resource: 'responses',
    success: `${words}.${isSubmitted ? 'reopened' : 'submitted'}`,
  });
  const send = () => mutate({ id: responseId, action: `review/${isSubmitted ? 'reopen' : 'submit'}`, body: {} });
  const size = isSmall ? 'small' : 'medium';
  return isSubmitted ? (
    <Allowed to="tenant.interviews.ratings.update">
      <Button size={size} variant="outlined" disabled={isPending} onClick={send}>
        {t(`${words}.reopen`)}
      </Button>
    </Allowed>
  ) : (
    <Allowed to="tenant.interviews.ratings.create">
      <Button size={size} variant={isSmall ? 'outlined' : 'contained'} disabled={isPending || !hasRated} onClick={send}>
        {t(`${words}.submit`)}
      </Button>
    </Allowed>
  );
};
