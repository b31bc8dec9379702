import { defaultProfile } from 'contracts/identity/company/company.events';
import { defaultSettings } from 'contracts/identity/company-settings/company-settings.events';
import { dayNumber, dayStart } from 'contracts/kernel/zoned-day';
import { marketplacePurchases, showMarketplaceCredits } from 'contracts/recruiting/marketplace/marketplace.endpoints';
import { MONTHLY_CREDITS } from 'contracts/recruiting/marketplace/marketplace.limits';
import { creditDay } from 'contracts/recruiting/marketplace/marketplace-credits.commands';
import { mount } from 'platform/http/route';
import { askAs, listResource, type ReadResource } from '#projection-service/engine/list-resource';
import { projected } from '#projection-service/engine/list-source';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { companyProjection } from '#projection-service/identity/company/company.projection';
import { companySettingsProjection } from '#projection-service/identity/company-settings/company-settings.projection';
import { marketplacePurchaseProjection } from './marketplace-purchase.projection.ts';

const ZONE = 'select time_zone from read.company where tenant_id = $1';
const CAPS = 'select marketplace_daily_cap, marketplace_monthly_cap from read.company_settings where tenant_id = $1';
const USED = `select count(*)::int, (count(*) filter (where day = $3))::int
  from read.marketplace_purchase where tenant_id = $1 and month = $2`;
const projections = [marketplacePurchaseProjection, companyProjection, companySettingsProjection].map(
  ({ name }) => name,
);

const query = (text: string, values: unknown[]) => ({ ...prepared(text), values, rowMode: 'array' as const });

/** When the month after this one begins. */
const endOf = (month: string, timeZone: string): string => {
  const [year = 0, ordinal = 1] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, ordinal, 1)).toISOString().slice(0, 10);
  return new Date(dayStart(timeZone, dayNumber(next))).toISOString();
};

/** GET /api/tenant/marketplace-credits: what is left, and what stands against more. */
export const marketplaceCreditsResource: ReadResource = (router, context) => {
  const ask = askAs(context.reader);
  mount(
    router,
    showMarketplaceCredits,
    async ({ auth: { tenantId }, minPosition, now }) => {
      await reachMinPosition(context, minPosition, projections);
      const [[zone] = [], [caps] = []] = await ask(tenantId, [query(ZONE, [tenantId]), query(CAPS, [tenantId])]);
      const timeZone = String(zone?.[0] ?? defaultProfile.timeZone);
      const { day, month } = creditDay(timeZone, now);
      const [[counts] = []] = await ask(tenantId, [query(USED, [tenantId, month, day])]);
      const [used, usedToday] = (counts ?? [0, 0]) as [number, number];
      const daily = (caps?.[0] ?? defaultSettings.marketplaceDailyCap) as number | null;
      const own = (caps?.[1] ?? defaultSettings.marketplaceMonthlyCap) as number | null;
      const ofMonth = Math.min(MONTHLY_CREDITS, own ?? MONTHLY_CREDITS) - used;
      const left = Math.max(0, Math.min(ofMonth, (daily ?? MONTHLY_CREDITS) - usedToday));
      const resetsAt = endOf(month, timeZone);
      const told = { monthly: MONTHLY_CREDITS, used, usedToday, dailyCap: daily, monthlyCap: own };
      return { body: { month, timeZone, ...told, left, resetsAt } };
    },
    context.http,
  );
};

export const marketplacePurchaseResource = listResource(marketplacePurchases, {
  source: projected(marketplacePurchaseProjection),
});
