import SearchOff from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Crumb } from '#admin-ui/layout/Breadcrumbs.tsx';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Notice } from './Notice.tsx';

/** The page of a record that is not there, with the way to the list that would have it. */
export const RecordNotFound = ({ crumbs }: { crumbs: readonly Crumb[] }) => {
  const t = useTranslate();
  const list = crumbs.findLast(({ to }) => to !== undefined);
  return (
    <Page title={t('problem.not-found')} crumbs={crumbs} narrow>
      <div role="alert">
        <Notice icon={SearchOff} title={t('problem.not-found')} detail={t('common.notFoundDetail')}>
          {list?.to && (
            <Button variant="outlined" component={Link} to={list.to}>
              {list.label}
            </Button>
          )}
        </Notice>
      </div>
    </Page>
  );
};
