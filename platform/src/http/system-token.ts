import type { SystemAuth } from 'contracts/kernel/auth';
import { jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';
const AUDIENCE = 'system';
/** Seconds that a token between our own processes lives. */
const LIFETIME = 60;

const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** A token with which one of our own processes calls another; both hold `secret` (SYSTEM_SECRET). */
export const signSystemToken = (process: string, secret: string, now: Date): Promise<string> => {
  const iat = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sub: process, aud: AUDIENCE, iat, exp: iat + LIFETIME })
    .setProtectedHeader({ alg: ALGORITHM })
    .sign(keyOf(secret));
};

/** The process that signed the token, or null: another secret, another audience, too old. */
export const readSystemToken = async (token: string, secret: string, now: Date): Promise<SystemAuth | null> => {
  try {
    const options = { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: now };
    const { payload } = await jwtVerify(token, keyOf(secret), options);
    return payload.sub ? { process: payload.sub } : null;
  } catch {
    return null;
  }
};
