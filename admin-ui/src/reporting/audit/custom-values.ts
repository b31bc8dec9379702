type Values = Record<string, unknown>;

export const CUSTOM = 'custom.';

/** Values of a company's own fields, each under its own name: `custom.{id}`. */
export const spreadCustom = ({ custom, ...values }: Values): Values => {
  if (typeof custom !== 'object' || custom === null) return custom === undefined ? values : { ...values, custom };
  const own = Object.entries(custom).map(([id, value]) => [`${CUSTOM}${id}`, value]);
  return { ...values, ...Object.fromEntries(own) };
};
