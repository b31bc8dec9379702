import type { Section } from '#admin-ui/sections';
import { type Area, areas } from '#admin-ui/sections';

type Can = (permission: Section['permission']) => boolean;

const isShown = ({ isInMenu = true, permission }: Section, can: Can): boolean =>
  can(permission) && (typeof isInMenu === 'function' ? isInMenu(can) : isInMenu);

/** Of the settings these stand in the menu; the rest is found on their own page. */
const SETTINGS = 'settings';
const shortcuts: ReadonlySet<string> = new Set([
  SETTINGS,
  'settings/company/edit',
  'settings/file-explorer',
  'storage/usage',
  'settings/users',
]);
/** A setting of one's own: who may open no other finds it in their own menu. */
const OWN = 'settings/navigation-mode';
/** Pages that lead to others, which the tiles do themselves. */
const ways: ReadonlySet<string> = new Set([SETTINGS]);

type Group = { area: Area; sections: Section[]; hasBoard: boolean };

const groupsOf = (table: readonly Section[], can: Can): Group[] =>
  areas.map((area) => ({
    area,
    sections: table.filter((section) => section.area === area && isShown(section, can)),
    hasBoard: area === 'development' && can('tenant.board.read'),
  }));

const filled = (groups: Group[]) => groups.filter(({ sections, hasBoard }) => sections.length > 0 || hasBoard);

const hasSettings = (sections: readonly Section[]) => sections.some(({ path }) => path !== OWN && !ways.has(path));

/** What the person may open, by area, as the menu has it. */
export const menuGroups = (table: readonly Section[], can: Can): Group[] =>
  filled(
    groupsOf(table, can).map((group) => ({
      ...group,
      sections:
        group.area === SETTINGS
          ? group.sections.filter(({ path }) => shortcuts.has(path) && hasSettings(group.sections))
          : group.sections,
    })),
  );

/** Everything that the person may open, by area; settings where there are more than one's own. */
export const tileGroups = (table: readonly Section[], can: Can): Group[] =>
  filled(
    groupsOf(table, can).map((group) => ({
      ...group,
      sections: group.sections.filter(
        ({ path }) => !ways.has(path) && (group.area !== SETTINGS || hasSettings(group.sections)),
      ),
    })),
  );
