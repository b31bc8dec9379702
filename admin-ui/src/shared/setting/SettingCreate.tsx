import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { CreateFrame } from '#admin-ui/shared/form/CreateFrame.tsx';
import { SettingForm } from './SettingForm.tsx';
import { emptySettingForm, fromSettingForm } from './setting-form.ts';
import { type SettingRow, type SettingUi, settingPath } from './setting-ui.ts';
import { useSettingCrumbs } from './useSettingCrumbs.ts';

/** Makes a record of a settings entity. */
export const SettingCreate = ({ ui }: { ui: SettingUi }) => {
  const { path, texts, fields } = ui;
  const t = useTranslate();
  const crumbs = useSettingCrumbs(ui);
  return (
    <Page title={t(`${texts}.create`)} crumbs={crumbs()} narrow>
      <CreateFrame<SettingRow>
        resource={path}
        empty={emptySettingForm(ui)}
        fromForm={fromSettingForm(fields)}
        submit={t('common.create')}
        success="common.setting.created"
        doneTo={(record) => (ui.pathOf ? settingPath(ui, record) : `/${path}`)}
        cancelTo={`/${path}`}
      >
        <SettingForm fields={fields} texts={texts} isNew />
      </CreateFrame>
    </Page>
  );
};
