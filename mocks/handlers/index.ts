import type { HttpHandler } from 'msw';
import type { CallName } from '#src/api/contract/index.ts';
import { captchaHandler } from '../captcha.ts';
import { callHandler, type Answer } from '../requests/handle.ts';
import { storedFile } from '../storage/file.ts';
import { storedImage } from '../storage/image.ts';
import { accessAnswers } from './access.ts';
import { cartAnswers } from './cart.ts';
import { catalogAnswers } from './catalog.ts';
import { countersAnswers } from './counters.ts';
import { cuttingAnswers } from './cutting.ts';
import { inventoryAnswers } from './inventory.ts';
import { locationsAnswers } from './locations.ts';
import { ordersAnswers } from './orders.ts';
import { profileAnswers } from './profile.ts';
import { publicationsAnswers } from './publications.ts';
import { quotesAnswers } from './quotes.ts';
import { samplesAnswers } from './samples.ts';
import { shopAnswers } from './shop.ts';
import { usersAnswers } from './users.ts';
import { walletAnswers } from './wallet.ts';

/** A handler for every call of the contract: a missing one is a type error. */
const answers: Readonly<Record<CallName, Answer>> = {
  ...accessAnswers,
  ...profileAnswers,
  ...countersAnswers,
  ...locationsAnswers,
  ...catalogAnswers,
  ...inventoryAnswers,
  ...usersAnswers,
  ...walletAnswers,
  ...shopAnswers,
  ...quotesAnswers,
  ...cartAnswers,
  ...ordersAnswers,
  ...cuttingAnswers,
  ...samplesAnswers,
  ...publicationsAnswers,
};

/** All handlers of the fake server, in the browser, in Node and over HTTP. */
export const handlers: HttpHandler[] = [callHandler(answers), storedFile, storedImage, captchaHandler()];
