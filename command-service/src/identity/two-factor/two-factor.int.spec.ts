import { newId } from 'contracts/kernel/id';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { openHarness } from '#command-service/test/service.harness';
import { postgresTwoFactors } from './two-factor.store.ts';

it('given a secret that takes the place of another while a code of that one is looked at, when it is confirmed, then neither is on', async () => {
  const harness = await openHarness();
  const { pool, clock, events } = harness;
  const userId = newId(clock());
  const others = postgresTwoFactors(pool, events.keys);
  let isBegunAnew = false;
  const twoFactors = postgresTwoFactors(pool, {
    ...events.keys,
    findOrCreate: async (subjects) => {
      if (isBegunAnew) await others.begin(userId);
      isBegunAnew = false;
      return events.keys.findOrCreate(subjects);
    },
  });
  const secret = (await twoFactors.begin(userId)) ?? '';
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock().getTime() });
  isBegunAnew = true;
  expect(await twoFactors.confirm({ userId, code, now: clock() })).toBeNull();
  expect(await twoFactors.isEnabled(userId)).toBe(false);
  const { rows } = await pool.query('select from secret.recovery_code where user_id = $1', [userId]);
  expect(rows).toEqual([]);
  await harness.close();
});
