import { mount } from 'svelte';
import App from './App.svelte';
import { watchForRenewal } from './lib/renewed.ts';
import './fonts.css';
import './app.css';

watchForRenewal();
mount(App, { target: document.getElementById('app')! });
