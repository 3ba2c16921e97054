// The steps of the generated features for cucumber-js: they do nothing, which is in its favour.
import { Given, Then, When } from "@cucumber/cucumber";

Given(/^une partie de Qawale$/, () => {});
Given(/^(?:que )?le joueur 1 a le trait$/, () => {});
When(/^le joueur 1 pose un galet en (..) et égraine par (.*)$/, (cell, path) => {});
Then(/^le coup est accepté$/, () => {});
Then(/^la case (..) est vide$/, (cell) => {});
Then(/^c'est au joueur (\d) de jouer$/, (player) => {});
