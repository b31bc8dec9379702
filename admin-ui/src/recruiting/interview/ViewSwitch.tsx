import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useResource } from '#admin-ui/shared/resource/useResource';

/** The way to the board of one job, or of one open interview. */
export const ToBoardOf = ({ filter }: { filter: { jobId: string } | { openInterviewId: string } }) => {
  const t = useTranslate();
  const { path } = useResource('interviews');
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<ViewKanbanOutlined />}
      component={Link}
      to={`/${path}/board?filter=${encodeURIComponent(JSON.stringify(filter))}`}
    >
      {t('resources.interviews.board.title')}
    </Button>
  );
};

/** The way from the list to the board and back, with what both are narrowed to. */
export const ViewSwitch = ({ here }: { here: 'list' | 'board' }) => {
  const t = useTranslate();
  const { path } = useResource('interviews');
  const { filterValues } = useListContext();
  const { status: _, ...filter } = filterValues;
  const search = `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return here === 'list' ? (
    <Button variant="outlined" startIcon={<ViewKanbanOutlined />} component={Link} to={`/${path}/board${search}`}>
      {t('resources.interviews.board.title')}
    </Button>
  ) : (
    <Button variant="outlined" startIcon={<TableRowsOutlined />} component={Link} to={`/${path}${search}`}>
      {t('resources.interviews.board.list')}
    </Button>
  );
};
