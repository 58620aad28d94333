import { conflict } from '../requests/refusal.ts';
import { materials } from '../rows/material.ts';
import { remnants } from '../rows/remnant.ts';
import { stock } from '../rows/stock.ts';
import { articleId, freeOf } from './serialize.ts';

interface Take {
  readonly material: string;
  readonly quantity: number;
}

const taken = () => conflict('Alguien más apartó ese material. Vuelve a hacer el plan con lo que hay ahora.');

const rounded = (figure: number) => Math.round(figure * 100) / 100;

/** `TB-38@2300`: a bar that was begun. */
function startedBar(material: string) {
  const [id = '', length] = material.split('@');
  return length === undefined ? null : { id, lengthMm: Number(length) };
}

/** Says which lengths of begun bars there are of a profile. */
export async function setStarted(material: string, lengths: readonly number[]): Promise<void> {
  const profile = stock.all().find((row) => articleId(row) === material);
  await stock.update((query) => query.where(({ id }) => id === profile?.id), {
    data: (draft) => {
      draft.started_mm = [...lengths];
    },
  });
  await materials.update((query) => query.where(({ id }) => id === material), {
    data: (draft) => {
      draft.started_mm = [...lengths];
    },
  });
}

/**
 * Reserves one material for a plan, or frees it again.
 * @throws Refusal 409 when the material is not free; then nothing was changed
 */
async function move(plan: string, { material, quantity }: Take, sign: 1 | -1): Promise<void> {
  const rest = remnants.findFirst((query) => query.where(({ id }) => id === material));
  const article = stock.all().find((row) => articleId(row) === material);
  const begun = startedBar(material);
  if (rest !== undefined) {
    if (sign === 1 && rest.plan !== null) throw taken();
    await remnants.update((query) => query.where(({ id }) => id === material), {
      data: (draft) => {
        draft.plan = sign === 1 ? plan : null;
      },
    });
  } else if (article !== undefined) {
    if (sign === 1 && quantity > (freeOf(article) ?? 0)) throw taken();
    await stock.update((query) => query.where(({ id }) => id === article.id), {
      data: (draft) => {
        draft.reserved = rounded((draft.reserved ?? 0) + sign * quantity);
      },
    });
  } else if (begun !== null) {
    const profile = stock.all().find((row) => articleId(row) === begun.id);
    const part = materials.findFirst((query) => query.where(({ id }) => id === begun.id));
    const lengths = (profile ?? part)?.started_mm ?? [];
    const at = lengths.indexOf(begun.lengthMm);
    if (sign === 1 && at < 0) throw taken();
    const left = sign === 1 ? lengths.filter((_, each) => each !== at) : [...lengths, begun.lengthMm];
    await setStarted(begun.id, left);
  } else {
    const row = materials.findFirst((query) => query.where(({ id }) => id === material));
    if (row === undefined || (sign === 1 && quantity > row.total - row.reserved)) throw taken();
    await materials.update((query) => query.where(({ id }) => id === material), {
      data: (draft) => {
        draft.reserved = rounded(draft.reserved + sign * quantity);
      },
    });
  }
}

/** Frees what a plan reserved. */
export async function release(plan: string, takes: readonly Take[]): Promise<void> {
  for (const take of takes) await move(plan, take, -1);
}

/**
 * Reserves all that a plan takes, or nothing.
 * @throws Refusal 409 when one of the materials is not free
 */
export async function reserve(plan: string, takes: readonly Take[]): Promise<void> {
  for (const [at, take] of takes.entries()) {
    try {
      await move(plan, take, 1);
    } catch (error) {
      await release(plan, takes.slice(0, at));
      throw error;
    }
  }
}

/** Takes what a plan reserved out of stock: it was cut. */
export async function consume(takes: readonly Take[]): Promise<void> {
  for (const { material, quantity } of takes) {
    const article = stock.all().find((row) => articleId(row) === material);
    if (article !== undefined) {
      await stock.update((query) => query.where(({ id }) => id === article.id), {
        data: (draft) => {
          draft.reserved = rounded((draft.reserved ?? 0) - quantity);
          draft.total = rounded((draft.total ?? 0) - quantity);
        },
      });
    }
    await materials.update((query) => query.where(({ id }) => id === material), {
      data: (draft) => {
        draft.reserved = rounded(draft.reserved - quantity);
        draft.total = rounded(draft.total - quantity);
      },
    });
    await remnants.delete((query) => query.where(({ id }) => id === material));
  }
}

/** Puts back on the shelf what was taken out of stock, and not cut. */
export async function giveBack(takes: readonly Take[]): Promise<void> {
  for (const { material, quantity } of takes) {
    const article = stock.all().find((row) => articleId(row) === material);
    await stock.update((query) => query.where(({ id }) => id === article?.id), {
      data: (draft) => {
        draft.total = rounded((draft.total ?? 0) + quantity);
      },
    });
    await materials.update((query) => query.where(({ id }) => id === material), {
      data: (draft) => {
        draft.total = rounded(draft.total + quantity);
      },
    });
  }
}
