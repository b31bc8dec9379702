import { settingCatalogue } from 'contracts/settings';
import { settingProjection, settingResource } from './setting.projection.ts';

const made = settingCatalogue.map((setting) => ({ setting, rows: settingProjection(setting) }));

export const settingProjections = made.map(({ rows }) => rows);
export const settingResources = made.map(({ setting, rows }) => settingResource(setting, rows));
