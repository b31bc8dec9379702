import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { EditFrame } from '#admin-ui/shared/form/EditFrame.tsx';
import { type MoreAction, MoreActions } from '#admin-ui/shared/MoreActions.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { RemoveDialog } from '#admin-ui/shared/RemoveDialog.tsx';
import { SettingForm } from './SettingForm.tsx';
import { fromSettingForm, toSettingForm } from './setting-form.ts';
import { permissionTo, type SettingRow, type SettingUi, settingPath } from './setting-ui.ts';
import { useSettingCrumbs } from './useSettingCrumbs.ts';

/** Changes or removes a record of a settings entity. */
export const SettingEdit = ({ ui }: { ui: SettingUi }) => {
  const { path, texts, fields } = ui;
  const t = useTranslate();
  const can = useCan();
  const crumbs = useSettingCrumbs(ui);
  const remove = ({ id }: SettingRow): MoreAction => ({
    key: 'remove',
    label: t('common.setting.remove.action'),
    isDangerous: true,
    dialog: (close) => <RemoveDialog resource={path} id={id} texts="common.setting.remove" onClose={close} />,
  });
  return (
    <RecordPage<SettingRow> resource={path} crumbs={crumbs()} title={`${texts}.title`} fresh>
      {(record) => (
        <Page
          title={ui.pathOf ? t(`${texts}.edit`) : record.name}
          crumbs={crumbs(ui.pathOf && { label: record.name, to: settingPath(ui, record) })}
          actions={<MoreActions actions={can(permissionTo(ui, 'delete')) ? [remove(record)] : []} />}
          narrow
        >
          <EditFrame<SettingRow>
            resource={path}
            record={record}
            toForm={toSettingForm(fields)}
            fromForm={fromSettingForm(fields)}
            success="common.setting.saved"
            doneTo={(saved) => (ui.pathOf ? settingPath(ui, saved) : `/${path}`)}
          >
            <SettingForm fields={fields} texts={texts} />
          </EditFrame>
        </Page>
      )}
    </RecordPage>
  );
};
