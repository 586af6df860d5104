import { mount } from 'svelte'
import './style/tokens.css'
import './style/base.css'
import App from './App.svelte'
import { settle } from './app/prefs.svelte'
import { GAMES } from './games'

settle()
mount(App, { target: document.getElementById('app')!, props: { games: GAMES } })
