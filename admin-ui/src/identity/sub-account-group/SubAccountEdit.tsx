import type { SubAccountGroupView } from 'contracts/identity/sub-account-group/sub-account-group.entity';
import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { EditFrame } from '#admin-ui/shared/form/EditFrame.tsx';
import { type MoreAction, MoreActions } from '#admin-ui/shared/MoreActions.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { RemoveDialog } from '#admin-ui/shared/RemoveDialog.tsx';
import { SettingForm } from '#admin-ui/shared/setting/SettingForm.tsx';
import { fromSettingForm, toSettingForm } from '#admin-ui/shared/setting/setting-form';
import { useSettingCrumbs } from '#admin-ui/shared/setting/useSettingCrumbs';
import { CompanyTable } from './CompanyTable.tsx';
import { LinkPanel } from './LinkPanel.tsx';
import { groupFields } from './sub-account-fields.ts';
import { SUB_ACCOUNTS, subAccountPlace } from './sub-account-place.ts';

/** One group: what it means to be in it, its link, its companies. */
export const SubAccountEdit = () => {
  const t = useTranslate();
  const can = useCan();
  const crumbs = useSettingCrumbs(subAccountPlace);
  const remove = (id: string): MoreAction => ({
    key: 'remove',
    label: t('common.setting.remove.action'),
    isDangerous: true,
    dialog: (close) => <RemoveDialog resource={SUB_ACCOUNTS} id={id} texts="common.setting.remove" onClose={close} />,
  });
  return (
    <RecordPage<SubAccountGroupView>
      resource={SUB_ACCOUNTS}
      crumbs={crumbs()}
      title="identity.subAccountGroup.title"
      fresh
    >
      {(group) => (
        <Page
          title={group.name}
          crumbs={crumbs()}
          actions={
            <MoreActions actions={can('tenant.integrations.subAccounts.group.delete') ? [remove(group.id)] : []} />
          }
          narrow
        >
          <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
            <EditFrame<SubAccountGroupView>
              resource={SUB_ACCOUNTS}
              record={group}
              toForm={toSettingForm(groupFields)}
              fromForm={fromSettingForm(groupFields)}
              success="common.setting.saved"
              doneTo={() => `/${SUB_ACCOUNTS}`}
            >
              <SettingForm fields={groupFields} texts={subAccountPlace.texts} />
            </EditFrame>
            <LinkPanel id={group.id} />
            <CompanyTable groupId={group.id} />
          </div>
        </Page>
      )}
    </RecordPage>
  );
};
