import { languageTag } from 'contracts/kernel/language-tag';
import { ListBase, useTranslate } from 'react-admin';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useLocale } from 'ui-kit/preferences/preferences';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Allowed, useMe } from '#admin-ui/providers/me.tsx';
import { BulkChangeStatusButton } from '#admin-ui/recruiting/interview/BulkChangeStatusButton.tsx';
import { JobFilter } from '#admin-ui/recruiting/interview/JobFilter.tsx';
import { TellSwitch } from '#admin-ui/recruiting/interview/TellSwitch.tsx';
import { ViewSwitch } from '#admin-ui/recruiting/interview/ViewSwitch.tsx';
import { BulkBar } from '#admin-ui/shared/list/BulkBar.tsx';
import { Toolbar } from '#admin-ui/shared/list/Toolbar.tsx';
import { Board } from './Board.tsx';

const silently = { onError: () => undefined };

/** Interviews by status, side by side. Remembers its last query, for each person and company. */
export const BoardPage = () => {
  const t = useTranslate();
  const { id, currentTenant } = useMe();
  return (
    <I18nProvider locale={languageTag(useLocale())}>
      <ListBase
        resource="interviews"
        perPage={1}
        sort={{ field: 'updatedAt', order: 'DESC' }}
        storeKey={`${id}.${currentTenant?.id ?? ''}.interviews.board.listParams`}
        queryOptions={silently}
      >
        <Page
          title={t('resources.interviews.title')}
          crumbs={[{ label: t('layout.area.recruiting') }]}
          actions={<ViewSwitch here="board" />}
          isWide
        >
          <Toolbar
            searchLabel={t('resources.interviews.search')}
            tools={
              <Allowed to="tenant.interviews.update">
                <TellSwitch />
              </Allowed>
            }
          >
            <JobFilter />
          </Toolbar>
          <Board />
          <Allowed to="tenant.interviews.update">
            <BulkBar>
              <BulkChangeStatusButton />
            </BulkBar>
          </Allowed>
        </Page>
      </ListBase>
    </I18nProvider>
  );
};
