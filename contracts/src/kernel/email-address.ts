/** A mailbox at a host with a dot: what a browser's own email input takes, without dots at the ends or side by side before the @. */
export const EMAIL_ADDRESS =
  /^(?!\.)(?!.*\.\.)[a-z0-9.!#$%&'*+/=?^_`{|}~-]+(?<!\.)@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;
export const MAX_EMAIL_LENGTH = 254;

export const isEmailAddress = (value: string): boolean => value.length <= MAX_EMAIL_LENGTH && EMAIL_ADDRESS.test(value);
