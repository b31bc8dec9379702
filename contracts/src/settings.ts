import { webhook } from './automation/webhook/webhook.setting.ts';
import type { Setting } from './kernel/setting.ts';

/** Every plain settings entity: events, routes, handlers and lists follow from this. One line each. */
export const settings = { webhook };

export const settingCatalogue: readonly Setting[] = Object.values(settings);
